import { pause } from "../http/pause";
import { ApiError } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import { listGames, readGameBalance } from "../store/games";
import type { Member } from "../store/members";

/** The games whose balance can be read; a provider under maintenance does not report it. */
function answering(sandbox: Sandbox, { id, username }: Member): string[] {
  const open = listGames(sandbox.database, id)
    .filter(({ isActive }) => isActive === 1)
    .map(({ code }) => code);
  const asked = sandbox.settings.refresh === "some" ? open.slice(0, Math.ceil(open.length / 2)) : open;
  return asked.filter((code) => sandbox.games.of(username, code).state !== "maintenance");
}

/** Slow, because each provider is asked; other calls go on meanwhile. Balances not read keep their last value. */
export async function refreshGames(sandbox: Sandbox, member: Member): Promise<void> {
  const { database, settings, closing } = sandbox;
  await pause(settings.refreshMs, closing);
  if (sandbox.settings.refresh === "fails") throw new ApiError("INTERNAL_SERVER_ERROR", "the refresh failed");
  database.atomic(() => {
    for (const code of answering(sandbox, member)) readGameBalance(database, member.id, code);
  });
}
