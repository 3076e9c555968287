/** The output of `--help`. */
export const help = `npx @clouddb/sandbox [options]

Serves the management API and both observability APIs on this machine, with state, rules and telemetry.

  --port <number>        the port to listen on, on the loopback; 0 for any that is free (default: 8010)
  --since <day>          the age of the open-source server, such as 2026-02-27 (default: today's)
  --seed <file>          what to begin with: a snapshot, as sandbox.snapshot() gives it, in JSON
  --demo                 begin with dashboards and alerts, one of which fires
  --data <file>          keep the state in this file, and go on from it; it is replaced whole after each change
  --latency <ms>         let every answer take so long (default: 0)
  --rate-limits <which>  real: 10 requests in 10 s, or 100 in 60 s, for each key; off (default: off)
  --faults <file>        what is to go wrong, as a JSON list: [{ "kind": "status", "status": 503, "operation": "listAlerts" }]
  --log, --no-log        a line for each request (default), or none
  --no-control           do not serve the control API below /_sandbox/
  --help, --version

A page at the address shows the state. It answers on the loopback only; its credentials are known to everybody.
SIGINT, SIGTERM and SIGHUP stop it, and so does the end of its npx. Exit codes: 0 stopped, 2 could not start.
`
