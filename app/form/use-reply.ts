import { useActionData, useNavigation } from "@remix-run/react";
import { useOwnAddress } from "./bound-form";
import type { FormReply } from "./form-reply";

interface ReplyTo {
  /** The button's `do`, on a page with several forms (by-button.server.ts). */
  button: string | undefined;
  /** Hidden fields that tell the form from others on its page with the same button. */
  own?: Record<string, string>;
  /** A reply that came with the page; defaults to that of the route's own action. */
  given?: FormReply | undefined;
}

/** The reply to one of a page's forms, and whether the form is being submitted. */
export function useReply({ button, own = {}, given: withPage }: ReplyTo) {
  const routeReply = useActionData<FormReply>();
  const given = withPage ?? routeReply;
  const isOwn = (sent: Record<string, unknown> | null | undefined) =>
    Object.entries(own).every(([name, value]) => sent?.[name] === value);
  const reply = given?.button === button && isOwn(given?.result.initialValue) ? given : undefined;
  return { reply, isPending: useIsPending(button, isOwn), isOwn };
}

/** True until the page that follows the submission is shown. */
function useIsPending(
  button: string | undefined,
  isOwn: (sent: Record<string, FormDataEntryValue>) => boolean,
): boolean {
  const { state, formAction, formData } = useNavigation();
  const isHere = useOwnAddress() === formAction;
  const isPressed = [formData?.get("do"), formData?.get("of")].includes(button ?? null);
  return (
    state !== "idle" &&
    isHere &&
    (button === undefined || isPressed) &&
    isOwn(Object.fromEntries(formData ?? []))
  );
}
