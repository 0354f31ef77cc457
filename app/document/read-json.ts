/** What an address of ours answers; null if it cannot be read now. A page in the response means that the session has ended. */
export async function readJson<T>(address: string): Promise<T | null> {
  try {
    const answer = await fetch(address, { headers: { accept: "application/json" } });
    if (answer.redirected) location.reload();
    return answer.ok && !answer.redirected ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}
