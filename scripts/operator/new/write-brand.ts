import {
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Fault, formatFaults } from "schemas/fault";
import { readBrandFile } from "../brands/brand-files";
import { CommandError } from "../brands/command";

/**
 * Writes a brand's file and, from `pictures` (a folder), its pictures beside it: all of it, checked, or nothing. What
 * is there already stays as it is. Returns what is doubtful in it. Throws a CommandError when nothing was written.
 */
export function writeBrand(file: string, brand: object, pictures?: string): Fault[] {
  const folder = join(dirname(file), basename(file, ".json"));
  for (const path of [file, folder]) {
    if (existsSync(path)) throw new CommandError(`${path}: is there already, nothing was written\n`);
  }
  const draft = mkdtempSync(join(dirname(file), ".new-"));
  try {
    const draftFile = join(draft, basename(file));
    const draftFolder = join(draft, basename(folder));
    writeFileSync(draftFile, `${JSON.stringify(brand, null, 2)}\n`);
    if (pictures !== undefined && existsSync(pictures))
      cpSync(pictures, draftFolder, { recursive: true, filter: isFileOrFolder });
    const hasPictures = existsSync(draftFolder);
    const read = readBrandFile(draftFile);
    if (!read.ok)
      throw new CommandError(`${formatFaults(read.faults.map(withoutPlace(file)))}\nNothing was written.\n`);
    if (hasPictures) renameSync(draftFolder, folder);
    publish(draftFile, file, hasPictures ? folder : undefined);
    return read.warnings.map((fault) => ({ ...fault, file }));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Links are not copied: they may lead out of the brand's folder, and hold for this machine only. */
function isFileOrFolder(path: string): boolean {
  const stats = lstatSync(path);
  return stats.isFile() || stats.isDirectory();
}

/** The draft is gone when its faults are read. */
function withoutPlace(file: string) {
  return (fault: Fault): Fault => ({ ...fault, file, line: undefined, column: undefined });
}

/** The file comes last: a brand is there when its file is. */
function publish(draft: string, file: string, folder: string | undefined): void {
  try {
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
  } catch (error) {
    if (folder !== undefined) rmSync(folder, { recursive: true });
    throw error;
  }
}
