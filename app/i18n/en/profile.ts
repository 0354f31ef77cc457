import type { Shape } from "../i18n";
import type { texts as th } from "../th/profile";

/** The profile and its dialogs. */
export const texts = {
  title: "Profile",
  facts: "Member",
  bank: "Bank account",
  name: "Name",
  id: "Member ID",
  createdAt: "Member since",
  username: "Username",
  bankAccountName: "Account name",
  currentName: "Current name",
  bankName: "Bank",
  bankAccountNo: "Account number",
  noBank: "There is no bank account yet.",
  password: "Password",
  changePassword: "Change password",
  oldPassword: "Current password",
  newPassword: "New password",
  confirmPassword: "New password again",
  editBankName: "Edit account name",
  bankNameHint: "Letters A-Z and spaces only",
  bankNameFixed: "This account name cannot be edited any more.",
  edit: "Edit details",
  save: "Save",
  saving: "Saving",
  savedPassword: "Your password has been changed.",
  savedBankName: "The account name has been saved.",
  savedProfile: "Your details have been saved.",
} satisfies Shape<typeof th>;
