# One image serves every brand (-e OPERATOR=…); `--build-arg OPERATOR=siam-gold` makes an image with only that brand.
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm sbom --sbom-format cyclonedx --omit dev > sbom.json
ARG OPERATOR=""
RUN if [ -n "$OPERATOR" ]; then \
      test -f "config/$OPERATOR.json" || { echo "There is no config/$OPERATOR.json" >&2; exit 1; }; \
      find config -mindepth 1 -maxdepth 1 ! -name "$OPERATOR" ! -name "$OPERATOR.json" -exec rm -r {} +; \
    fi

FROM node:22-slim
WORKDIR /app
ARG OPERATOR=""
# HOST is not loopback, so PUBLIC_ORIGIN is required.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 OPERATOR=$OPERATOR
# The server is one file that includes its packages, with the renderer of receipts and its fonts in build/server/node_modules:
# no other node_modules here, and nothing that could install any.
# sbom.json lists these packages, for finding vulnerable ones.
COPY --from=build /app/package.json /app/sbom.json ./
COPY --from=build /app/config ./config
COPY --from=build /app/build ./build
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/index.js"]
