import { connections } from '../document/api-documents.ts'

const variables = (api: keyof typeof connections) => Object.values(connections[api]).join(', ')

/** The text of `--help`. */
export const help = `clouddb-as-code: dashboards, alerts, saved searches and webhooks as code

  npx @clouddb/as-code plan [file]    say what applying would change; writes nothing
  npx @clouddb/as-code apply [file]   write it
  npx @clouddb/as-code adopt [file]   apply, and take over objects that no project owns and that have a declared name
  npx @clouddb/as-code edits [file]   say what others edited since the last run, one line each; writes nothing
  npx @clouddb/as-code pull [folder]  write the objects of a deployment to files, one for each; takes over nothing
  npx @clouddb/as-code copy <name>    create a copy of a dashboard or saved search with its alerts, also on another deployment
  npx @clouddb/as-code restore <file> create again what apply has deleted and kept in a file

The file exports a project by default; without an argument it is clouddb.ts, clouddb.mts, clouddb.js, clouddb.mjs or
clouddb.json in the working directory. Node 22.18 or newer loads .ts and .mts files.

Options of plan and apply
  --overwrite       replace what was edited on the deployment since it was last applied, and accept losses
  --prune           delete objects and alerts of the project that are not in the files, at most a third of its objects
  --prune=all       delete any number of them
  --no-tags         write no tags: edits are not noticed then, and nothing is pruned
  --json            print JSON, as docs/command.md describes it
  --markdown        (plan) print Markdown for a comment on a pull request
  --detailed        add the bodies of the requests, without secrets
  --adopt           (plan) plan what adopt does
  --backup <file>   (apply) where to keep what is deleted; default: clouddb-deleted-<time>.json in the working
                    directory. A file that exists is never replaced
Options of adopt: --overwrite, --json, --detailed
Options of pull
  --project <name>  write what this project owns. Default: what no project owns
  --only <name>...  write only objects with this name, of the project or of nobody; may be given several times
  --as <name>       the name of a new project; default: project
  --tag <tag>       write only dashboards and saved searches with this tag, of the project or of nobody
  --json            write one clouddb.json in place of TypeScript
  --force           replace files that belong to no project, or have edits that were not applied
Options of copy and restore
  --as <name>       (copy) the name of the copy; default: that of the original, which another deployment can have
  --kind <kind>     (copy) dashboard or saved-search, where both have the name
  --from <name>     (copy) the deployment of clouddb.config.json that has the original; default: the one that gets the copy
  --leave-out       leave out what the deployment cannot hold: fields, channels, alerts, tiles. Each is named
  --dry-run         say what would be written; writes nothing
  --json            print JSON

Deployment
  --to <name>       a deployment of clouddb.config.json in the working directory
  --api <oss|cloud>  which API, where the environment has the variables of both, and not CLOUDDB_API
  --allow-insecure-connection
                    send credentials over plain http to another machine
  Without --to, the environment names the deployment:
    oss             ${variables('oss')}
    cloud           ${variables('cloud')}

  -h, --help        this text
  --version         the version

Exit codes
  0  nothing to do, or everything was applied
  1  an error: nothing was written, or what was written is named and the next run goes on
  2  plan, --dry-run: there are changes
  3  conflicts: somebody edited an object, or the project does not own it. Nothing was written;
     pull kept files with edits, comments or code of their own, and wrote the others. edits: there are edits
`
