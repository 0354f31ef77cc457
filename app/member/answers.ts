import type { Contract } from "schemas/contract";
import type { AnswerOf } from "schemas/contract/endpoint";

/** The operator's answers about a member, money in satang. */
export type Wallet = AnswerOf<Contract["wallet"]["get"]>;
export type Profile = AnswerOf<Contract["account"]["profile"]>;
