/**
 * Whether a version of Node is one of package.json's `engines`, a list such as `^20.19 || >=24`.
 * @param {string} version @param {string} engines
 */
export function isSupported(version, engines) {
  const [major, minor] = numbersOf(version);
  return engines.split(" || ").some((range) => {
    const [leastMajor, leastMinor] = numbersOf(range);
    if (major === leastMajor) return minor >= leastMinor;
    return range.startsWith(">=") && major > leastMajor;
  });
}

/** @param {string} text @returns {[number, number]} */
function numbersOf(text) {
  const [major = 0, minor = 0] = text
    .replace(/^[^\d]+/, "")
    .split(".")
    .map(Number);
  return [major, minor];
}
