# One image serves every brand (-e OPERATOR=…); `--build-arg OPERATOR=siam-gold` makes an image with only that brand.
# docs/ops/image.md tells how it is built and run.
ARG NODE_IMAGE=node:22-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY patches patches
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm sbom --sbom-format cyclonedx --omit dev > sbom.json
ARG OPERATOR=""
RUN if [ -n "$OPERATOR" ]; then \
      test -f "config/$OPERATOR.json" || { echo "There is no config/$OPERATOR.json" >&2; exit 1; }; \
      find config -mindepth 1 -maxdepth 1 ! -name "$OPERATOR" ! -name "$OPERATOR.json" -exec rm -r {} +; \
    fi

FROM ${NODE_IMAGE}
WORKDIR /app
# The server is one file that includes its packages, with the two of machine code in build/server/node_modules:
# no other node_modules here. sbom.json lists these packages, for finding vulnerable ones.
COPY --from=build /app/package.json /app/sbom.json ./
COPY --from=build /app/config ./config
COPY --from=build /app/build ./build
ARG OPERATOR=""
# HOST is not loopback, so PUBLIC_ORIGIN is required.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 OPERATOR=$OPERATOR
# The store, where there is no Redis. Nothing else is written: the root may be read-only.
RUN mkdir data && chown 1000:1000 data
VOLUME /app/data
# A number, so that an orchestrator can tell that it is not root's.
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/index.js"]
ARG VERSION=""
ARG REVISION=""
ARG CREATED=""
ARG SOURCE=""
LABEL org.opencontainers.image.title="Kapao" \
  org.opencontainers.image.description="The member wallet of an online gaming operator" \
  org.opencontainers.image.version=$VERSION \
  org.opencontainers.image.revision=$REVISION \
  org.opencontainers.image.created=$CREATED \
  org.opencontainers.image.source=$SOURCE
