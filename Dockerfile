# syntax=docker/dockerfile:1
# One image for every process of production (migrate, api, worker): compiled code on Node 24, no development
# packages, not root. docker-compose.yml says which command each process runs.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The embedded services and their binaries are optional or development packages: production has neither. Nor has it
# types, maps and pages of packages, nor the formatter that the mails' renderer would load if it were asked for neat HTML.
RUN npm ci --omit=dev --omit=optional && rm -rf node_modules/prettier && \
    find node_modules -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' -o -name '*.md' \) -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 WEB_DIST=/app/dist/web PUPPETEER_EXECUTABLE_PATH=/usr/bin/chromium-headless-shell
# Left to itself, V8 lets memory lie that a large machine could spare, and the C library keeps a heap for each thread.
# The worker returns unused memory to the system (platform/heap-trimming.ts).
ENV NODE_OPTIONS="--max-old-space-size=512 --max-semi-space-size=16 --expose-gc" MALLOC_ARENA_MAX=2
WORKDIR /app
# The worker prints reports with the system's headless Chromium; fonts come with the report itself.
RUN apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell && rm -rf /var/lib/apt/lists/*
COPY --from=packages --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/dist ./dist
COPY --chown=node:node package.json ./
# The documented commands by their names, and a folder for backups that nobody else may enter.
COPY deploy/bin/naijatax /usr/local/bin/naijatax
RUN cd /usr/local/bin && for name in support backup restore migrate operator-password; do ln -s naijatax "$name"; done && \
    mkdir -m 700 /backups && chown node:node /backups
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/api/main.js"]
