import { BASE } from "./base";
import { shell } from "./shell";

export const IMAGE = "localhost/kapao:trial";

/** Every step of the Dockerfile, with npm's settings and the certificates of this machine. */
const SCRIPT = `
set -- --build-arg "NODE_IMAGE=$BASE" --build-arg "OPERATOR=$OPERATOR"
set -- "$@" --build-arg "VERSION=$(node -p 'require("./package.json").version')"
set -- "$@" --build-arg "REVISION=$(git rev-parse HEAD)" --build-arg "CREATED=$(date -u +%Y-%m-%dT%H:%M:%SZ)"
npmrc=$(npm config get userconfig)
if [ -f "$npmrc" ]; then set -- "$@" --volume "$npmrc:/root/.npmrc:ro"; fi
trusted=/etc/ssl/certs/ca-certificates.crt
if [ -f "$trusted" ]; then set -- "$@" --volume "$trusted:$trusted:ro"; fi
$BUILDAH bud --isolation chroot --format docker --network host "$@" --tag "$IMAGE" .
`;

/** `operator`: the only brand in the image; empty for every brand. */
export function buildImage(buildah: string, operator: string): Promise<void> {
  return shell(SCRIPT, { BUILDAH: buildah, BASE, IMAGE, OPERATOR: operator });
}
