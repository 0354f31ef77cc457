import type { Flavour } from "../state/flavour";
import { english } from "./english";
import { lao } from "./lao";
import { thai } from "./thai";

export const seedNames = ["thai", "lao", "english"] as const;
export type SeedName = (typeof seedNames)[number];

export const flavours: Record<SeedName, Flavour> = { thai, lao, english };
