/** What `--help` prints. */
export const help = `contract: does a deployment keep to the OpenAPI document that the @clouddb clients are made from?

  npx @clouddb/contract --document <name> [options]

Sends requests that the document gives reason for, and compares what comes back. Reads only, unless you say --write.

  --document <name>    management, observability-cloud or observability-oss
  --target <address>   of the deployment; default: CLOUDDB_BASE_URL, for observability-oss CLOUDDB_OSS_BASE_URL,
                       else http://localhost:8000
  --only <cases>       operations, kinds of case or single cases, with commas: listAlerts,getAlert/unknown-object
  --ids <name=id>      existing objects to read, with commas: dashboardId=66a1f0c2d4e8b7a9c3f50201
  --rate <rate>        at most so many requests: 10/10s, 100/1m, none; default: what the deployment is known to take,
                       10/10s for the managed ones and 100/60s for open source
  --timeout <seconds>  for one request; default: 30
  --report <format>    junit, json, html, markdown or har (all exchanges), to standard output; with a file:
                       --report html=report.html; may be given several times
  --baseline <file>    accept the failures of an earlier run, and show what is new and what is mended; the file is its
                       JSON report, written with --report json=baseline.json
  --list               print the cases and what they need, and send nothing
  --strict             for a server that you write: answers must show all that live servers always send, nothing that
                       the document does not describe, and all that it describes once at least; else these are remarks
  --allow-insecure-connection
                       send credentials over plain http to another machine
  --clean              delete what earlier runs left behind (names that begin with clouddb-contract and eight digits,
                       and what hangs on those), and nothing else; with --list only say what that is
  -h, --help           this text
  -v, --version        the version

Writing
  --write              also create, change and delete objects. Those that the run creates are named clouddb-contract,
                       and are deleted in the end, also after a failure and after Ctrl-C.
                       Objects that were there before are not touched; a server that answers a creation with one of
                       them ends the run.
  --yes-write-to <host>
                       asked for beside --write and --clean when the target is another machine
  Objects that the run did not create are changed only where the document cannot create them and you name them:
  --ids serviceId=... sets the scaling of that service, and sets it back; --ids keyId=... deletes that key for good.

Credentials, from the environment only
  management, observability-cloud  CLOUDDB_KEY_ID, CLOUDDB_KEY_SECRET, CLOUDDB_ORGANIZATION_ID, CLOUDDB_SERVICE_ID
  observability-oss                CLOUDDB_OSS_API_KEY

Where GitHub runs it (GITHUB_ACTIONS), failures are annotated, and the Markdown report goes to the summary of the job.
For a proxy set NODE_USE_ENV_PROXY=1, for a certificate of your own NODE_EXTRA_CA_CERTS=ca.pem; Node reads both.

Exit codes
  0  what could be tested in this mode passed, or failed as the baseline knows
  1  a case failed
  2  wrong use; or something was left behind, or would have been harmed, whatever else failed; or the run could not
     start, or not get to its end, and nothing failed before; or nothing could be tested

Examples
  # read a local deployment of the open-source API
  CLOUDDB_OSS_API_KEY=... npx @clouddb/contract --document observability-oss

  # test a server that you are writing, with everything, as fast as it answers
  npx @clouddb/contract --document observability-oss --target http://localhost:3000 --write --rate none

  # in continuous integration
  npx @clouddb/contract --document observability-cloud --report junit=contract.xml --report html=contract.html

  # accept what fails today, and fail for what is new
  npx @clouddb/contract --document observability-oss --report json=baseline.json
  npx @clouddb/contract --document observability-oss --baseline baseline.json

  # what would be sent?
  npx @clouddb/contract --document management --write --list
`
