import { randomInt } from "node:crypto";
import type { BrandInfo } from "./brand";

/** A person who is not a member yet. */
export interface Applicant {
  username: string;
  name: string;
  password: string;
  bankCode: string;
  firstName: string;
  lastName: string;
  bankAccountNo: string;
}

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join("");

/** With a phone number that the brand accepts, and a unique bank account. */
export function newApplicant(brand: BrandInfo, wanted: Partial<Applicant> = {}): Applicant {
  const length = brand.config.phone.length ?? 11;
  return {
    username: `09${digits(length - 2)}`,
    name: "มะลิ ใจดี",
    password: `secret ${digits(6)}`,
    bankCode: brand.seed === "lao" ? "BCEL" : "SCB",
    firstName: "mali",
    lastName: "jaidee",
    bankAccountNo: `7${digits(9)}`,
    ...wanted,
  };
}
