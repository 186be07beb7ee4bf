# One file for all services:
#   docker build -f docker/service.Dockerfile --build-arg SERVICE=identity -t originseal/identity:<tag> .
# With a browser, for scan-orchestrator and enforcement: --target with-chromium. `npm run images` builds all.
# Any image with Node 24 (or 20.19, 22.13, 26) and npm on Debian 12 will do; give one by digest where it matters.
ARG BASE_IMAGE=docker.io/library/node:24-bookworm-slim

# Everything is installed and built once; all services take from here, and so does web.Dockerfile.
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

# What all have in common. Node takes SIGTERM itself, and ends nothing but its own child processes.
FROM ${BASE_IMAGE} AS runtime
ENV NODE_ENV=production SERVICE_HOST=0.0.0.0 SERVICE_PORT=8080
# An empty volume takes over whose this folder is; root's could not be written to.
RUN install -d -o 10001 -g 10001 /var/lib/originseal
WORKDIR /app
EXPOSE 8080
# For engines that look here; in a cluster the probes of the chart count.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.SERVICE_PORT}/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT []
CMD ["node", "/app/service/dist/main.js"]

# A browser leaves helpers behind that somebody has to reap: tini. Fonts, so that pages look as they do to people. The
# browser is Chromium's headless shell, under the name that charts say; it draws without a graphics card: no drivers.
FROM runtime AS browser
RUN apt-get update \
    && apt-get install -y --no-install-recommends chromium-headless-shell fonts-noto-cjk tini \
    && ln -s chromium-headless-shell /usr/bin/chromium \
    && dpkg --purge --force-depends libgl1-mesa-dri libllvm15 libz3-4 \
    && apt-get clean \
    && rm -rf /var/lib/apt/lists/* /usr/share/icons/* /usr/share/locale/*
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "/app/service/dist/main.js"]

# Users are numbers, so that a cluster sees that they are not root. They write to /tmp and the service's volume only.
FROM browser AS with-chromium
COPY --from=build /out /app
USER 10001:10001

FROM runtime AS service
COPY --from=build /out /app
USER 10001:10001
