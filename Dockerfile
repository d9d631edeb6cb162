# The server in an image: built in one stage, run in another without compilers and as nobody in particular.
FROM node:22-slim AS client
WORKDIR /build
COPY client client
COPY src src
RUN cd client && npm install --no-save && npm run build

FROM python:3.11-slim AS build
WORKDIR /build
COPY pyproject.toml constraints.txt README.md LICENSE NOTICE ./
COPY src src
COPY --from=client /build/src/throneroom/server/web/client_dist src/throneroom/server/web/client_dist
RUN python -m venv /opt/throneroom \
    && /opt/throneroom/bin/pip install --no-cache-dir --disable-pip-version-check -c constraints.txt '.[server]'

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home --shell /usr/sbin/nologin throneroom
COPY --from=build /opt/throneroom /opt/throneroom
ENV PATH=/opt/throneroom/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    XDG_DATA_HOME=/data \
    HOST=0.0.0.0 \
    PORT=8000 \
    LOG_FORMAT=json
USER throneroom
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as u; u.urlopen(f'http://127.0.0.1:{os.environ[\"PORT\"]}/readyz', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["throneroom"]
CMD ["serve"]
