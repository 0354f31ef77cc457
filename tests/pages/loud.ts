/** What calls for attention: alerts, error dialogs, toasts. Where section 8 wants silence none of them is there. */
export const LOUD = "[role=alert], [role=alertdialog], [data-tone]";
