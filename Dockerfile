# The bot without its development tools, not as root; the database lives in the volume /data.
FROM python:3.11-slim AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /src
COPY pyproject.toml requirements.lock README.md LICENSE ./
COPY engines engines
COPY bot bot
COPY cogs cogs
RUN python -m venv /opt/consigliere \
    && /opt/consigliere/bin/pip install --constraint requirements.lock ".[postgres]"

FROM python:3.11-slim
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin consigliere \
    && install --directory --owner=consigliere --group=consigliere --mode=700 /data
COPY --from=build /opt/consigliere /opt/consigliere
ENV PATH=/opt/consigliere/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    CONSIGLIERE_DATA=/data
USER consigliere
WORKDIR /data
VOLUME /data
# exec form: SIGTERM reaches Python itself, which finishes the move under way and leaves Discord
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=90s --retries=2 CMD ["python", "-m", "bot.health"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
