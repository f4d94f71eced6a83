# The bot without its development tools, not as root; the database lives in the volume /data.
FROM python:3.11-slim@sha256:9c900dea9e8fb7e16277c179b555cc72d29a352dbc33cff48ad5a0412fd5bfc7 AS python

FROM python AS build
ENV PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /src
COPY pyproject.toml requirements.lock requirements-build.lock README.md LICENSE ./
COPY engines engines
COPY bot bot
COPY cogs cogs
# The bot speaks two languages: what Babel knows of all others goes, and what only colours the command line, libraries for
# Windows, sources of what is compiled, and tests of others.
# What is installed has the hashes of the lock; what builds the wheel stays in an environment of its own.
RUN python -m venv /opt/build \
    && /opt/build/bin/pip install --require-hashes --requirement requirements-build.lock \
    && /opt/build/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /opt/build/wheels . \
    && python -m venv --without-pip /opt/consigliere \
    && pip --python /opt/consigliere/bin/python install --require-hashes --requirement requirements.lock \
    && pip --python /opt/consigliere/bin/python install --no-deps --no-index /opt/build/wheels/*.whl \
    && pip --python /opt/consigliere/bin/python uninstall --yes rich pygments markdown-it-py mdurl \
    && cd /opt/consigliere/lib/python3.*/site-packages \
    && find babel/locale-data -name '*.dat' ! -name 'root.dat' ! -name 'cs*.dat' ! -name 'en*.dat' -delete \
    && find . -type f \( -name '*.dll' -o -name '*.c' -o -name '*.h' -o -name '*.pyx' -o -name '*.pxd' -o -name '*.pxi' \) -delete \
    && find . -type d -name tests -prune -exec rm -r {} +

FROM python
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin consigliere \
    && install --directory --owner=consigliere --group=consigliere --mode=700 /data
COPY --from=build /opt/consigliere /opt/consigliere
ENV PATH=/opt/consigliere/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    TYPER_USE_RICH=0 \
    CONSIGLIERE_DATA=/data
USER consigliere
WORKDIR /data
VOLUME /data
# exec form: SIGTERM reaches Python itself, which finishes the move under way and leaves Discord
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=90s --retries=2 CMD ["python", "-m", "bot.runtime.health"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
