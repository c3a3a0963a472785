# One image for both programs; the command says which one runs:
#   docker run savez node gateway/server.ts      (the default)
#   docker run savez node services/server.ts
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev \
  # The image brings its own Node; a second one would stand before it in npm scripts.
  && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production MODE=production HOST=0.0.0.0 DATA_DIR=/data
# As in tools/runtime.ts.
ENV MALLOC_ARENA_MAX=2 NODE_OPTIONS="--max-semi-space-size=4" NODE_COMPILE_CACHE=/data/compiled
WORKDIR /app
COPY --from=build --chown=root:root /app /app
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4000 4100
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "tools/healthcheck.ts"]
CMD ["node", "gateway/server.ts"]
