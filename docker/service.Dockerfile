# One file for all services:
#   docker build -f docker/service.Dockerfile --build-arg SERVICE=identity -t originseal/identity:<tag> .
# The browser for scan-orchestrator: --build-arg RUNTIME=with-chromium.
# Any image with Node 20.19 or later and npm on Debian 12 will do; give one by digest where it matters.
ARG BASE_IMAGE=docker.io/library/node:20-bookworm-slim
ARG RUNTIME=plain

# Everything is installed and built once; all services take from here.
FROM ${BASE_IMAGE} AS build
WORKDIR /src
COPY . .
# A private registry's settings are handed over for this step only: --secret id=npmrc,src=<file>.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --no-audit --no-fund
RUN NX_DAEMON=false NX_TUI=false CI=true npx nx run-many -t build --outputStyle=static
ARG SERVICE
RUN test -n "${SERVICE}" && node docker/collect-service.mjs "${SERVICE}" /out

# Node takes SIGTERM itself, and ends nothing but its own child processes.
FROM ${BASE_IMAGE} AS plain
ENTRYPOINT []

# A browser leaves helpers behind that somebody has to reap: tini. Fonts, so that pages look as they do to people.
FROM ${BASE_IMAGE} AS with-chromium
RUN apt-get update \
    && apt-get install -y --no-install-recommends chromium fonts-noto-cjk tini \
    && rm -rf /var/lib/apt/lists/*
ENTRYPOINT ["/usr/bin/tini", "--"]

FROM ${RUNTIME}
ENV NODE_ENV=production SERVICE_HOST=0.0.0.0 SERVICE_PORT=8080
COPY --from=build /out /app
WORKDIR /app
# By number, so that a cluster can see that it is not root. Of the file system it writes /tmp and its own volume only.
USER 10001:10001
EXPOSE 8080
# For engines that look here; in a cluster the probes of the chart count.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.SERVICE_PORT}/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/app/service/dist/main.js"]
