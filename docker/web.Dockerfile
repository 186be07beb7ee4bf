# The pages by themselves, for an installation that upgrades them without the gateway:
#   docker build -f docker/web.Dockerfile -t originseal/web:<tag> .
# Their server is an entry of the gateway's, so that security headers and the rules of what is a page are written once.
ARG BASE_IMAGE=docker.io/library/node:24-bookworm-slim

# As in service.Dockerfile, word for word: whoever builds both installs and builds once.
FROM ${BASE_IMAGE} AS build
WORKDIR /src
COPY . .
# A private registry's settings are handed over for this step only: --secret id=npmrc,src=<file>.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --no-audit --no-fund
RUN NX_DAEMON=false NX_TUI=false CI=true npx nx run-many -t build --outputStyle=static
RUN node docker/collect-service.mjs web /out

# It keeps nothing and writes nothing.
FROM ${BASE_IMAGE} AS web
ENV NODE_ENV=production SERVICE_HOST=0.0.0.0 SERVICE_PORT=8080 WEB_DIR=/app/apps/web/dist
WORKDIR /app
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.SERVICE_PORT}/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT []
CMD ["node", "/app/service/dist/web.js"]
COPY --from=build /out /app
USER 10001:10001
