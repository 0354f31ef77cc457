import type { Json, JsonObject } from "./json";

/** What a field of that name holds; any other text holds its name. */
const samples: Readonly<Record<string, Json>> = {
  _id: "665f1c2ab7",
  amount: 150.5,
  background: "https://operator.example/joker-wide.png",
  bankAccountName: "SOMCHAI JAIDEE",
  bankAccountNo: "1234567890",
  bankCode: "KBANK",
  bankNameEN: "Kasikornbank",
  bankNameTH: "ธนาคารกสิกรไทย",
  category: "slot",
  closedFrom: "23:30",
  closedUntil: "00:30",
  code: "WEEK15",
  createdAt: "2026-03-05T05:06:07Z",
  currency: "THB",
  expireIn: 900,
  from: "wallet",
  html: "<p>15% more</p>",
  image: "https://operator.example/banner.png",
  isActive: true,
  limit: 10,
  link: "https://operator.example/open",
  logo: "https://operator.example/joker.png",
  mode: "AUTO",
  name: "Somchai Jaidee",
  nameEN: "Kasikornbank",
  nameTH: "ธนาคารกสิกรไทย",
  notice: "<p>It can be ended below %percentFail%%.</p>",
  otpCode: "123456",
  page: 1,
  percentFail: 10,
  phoneNumber: "0812345678",
  qrcode: "<svg></svg>",
  statementType: "deposit",
  status: "SUCCESS",
  timestamp: "2026-03-05T05:06:07Z",
  to: "JOKER",
  type: "day",
  updatedAt: "2026-03-05T05:06:07Z",
  url: "https://operator.example/slip.jpg",
  username: "0812345678",
  web: "https://operator.example/joker",
  withdrawMax: 50_000,
  withdrawMin: 100,
};

/** The keywords that an example is made by. */
interface Schema {
  type?: string | readonly string[];
  enum?: readonly Json[];
  const?: Json;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
}

/** A value of the schema, the same each time; lists have one entry. `name`: the field that holds it. */
export function exampleOf(schema: JsonObject, name = ""): Json {
  return sample(schema as Schema, name);
}

function sample(schema: Schema, name: string): Json {
  const { anyOf, properties, items, const: only } = schema;
  const [first] = anyOf ?? [];
  if (first) return sample(first, name);
  if (only !== undefined) return only;
  if (schema.enum) return schema.enum[0] ?? null;
  if (properties) {
    return Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, sample(field, key)]));
  }
  if (items) return [sample(items, name)];
  const [type] = [schema.type ?? "object"].flat();
  if (type === "object") return {};
  if (type === "boolean") return true;
  const known = samples[name];
  if (known !== undefined) return known;
  return type === "number" || type === "integer" ? 1 : name;
}
