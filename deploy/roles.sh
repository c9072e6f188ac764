# Creates the roles that the servers use, in the PostgreSQL container. Its first start runs this. For an existing
# database, and after a change to roles.sql, run it by hand with the servers stopped (docs/operating.md):
#   docker compose -f deploy/compose.yaml --env-file deploy/lance.env exec postgres sh /docker-entrypoint-initdb.d/roles.sh
PGOPTIONS="-c lance.migrate_password=$POSTGRES_MIGRATE_PASSWORD -c lance.serve_password=$POSTGRES_SERVE_PASSWORD" \
  psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --file /lance-roles.sql
