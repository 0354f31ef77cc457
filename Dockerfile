# One image serves every brand (-e OPERATOR=…); `--build-arg OPERATOR=siam-gold` makes one that holds just that.
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
ARG OPERATOR=""
RUN if [ -n "$OPERATOR" ]; then \
      test -f "config/$OPERATOR.json" || { echo "There is no config/$OPERATOR.json" >&2; exit 1; }; \
      find config -mindepth 1 -maxdepth 1 ! -name "$OPERATOR" ! -name "$OPERATOR.json" -exec rm -r {} +; \
    fi

FROM node:22-slim
WORKDIR /app
ARG OPERATOR=""
# HOST lets others in, so PUBLIC_ORIGIN is required.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 OPERATOR=$OPERATOR
# The server is one file with its packages inside: no node_modules here, and nothing that could install any.
COPY --from=build /app/package.json ./
COPY --from=build /app/config ./config
COPY --from=build /app/build ./build
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/index.js"]
