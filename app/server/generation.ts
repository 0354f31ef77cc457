import type { RequestListener } from "node:http";
import type { OperatorConfig } from "schemas/operator";
import type { StylePiece } from "themes/style-piece";
import type { BrandFiles } from "./brand-files";
import { createServices } from "./brand-services";
import { openBrand } from "./brand-static";
import { createListener, type ListenerSettings } from "./listener";
import { createSheet } from "./styles";

/** A reading of the brand's file that had no fault. */
export interface ReadBrand {
  operator: OperatorConfig;
  files: BrandFiles;
}

/** All that is made of one reading of the brand's file. A request takes one at its beginning, and keeps it to its end. */
export interface Generation extends ReadBrand {
  listener: RequestListener;
}

/** What the generations of a process have in common. */
export interface Common extends Omit<ListenerSettings, "services" | "files" | "sheet"> {
  /** Serves the build's output; null in development, where Vite does. */
  buildFiles: ListenerSettings["files"]["build"];
  /** The components' styles; null in development. */
  componentStyles: readonly StylePiece[] | null;
  /** Where the brand's pictures are. */
  brandFolder: string;
}

export async function createGeneration(
  { buildFiles, componentStyles, brandFolder, ...common }: Common,
  { operator, files }: ReadBrand,
): Promise<Generation> {
  const sheet = componentStyles === null ? null : await createSheet(componentStyles, operator);
  const listener = createListener({
    ...common,
    services: createServices(common.process, operator, files),
    files: { build: buildFiles, brand: openBrand(brandFolder, files) },
    sheet,
  });
  return { operator, files, listener };
}
