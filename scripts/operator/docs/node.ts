import { BrandFile } from "schemas/brand";
import * as z from "zod";

/** What we read of a JSON Schema. */
export interface Node {
  type?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, Node>>;
  required?: readonly string[];
  propertyNames?: Node;
  additionalProperties?: Node | false;
  items?: Node;
  anyOf?: readonly Node[];
  oneOf?: readonly Node[];
}

/** The JSON Schema of a brand's file, as an editor has it. */
export function rootNode(): Node {
  return z.toJSONSchema(BrandFile, { io: "input", target: "draft-7" }) as Node;
}
