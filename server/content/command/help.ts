export const help = `Documents of the shop: check, compare, publish, undo.

  npm run content -- <command> [files] [options]

Commands
  validate            Checks the files here; needs no server. Names file, address and cure of every fault.
  diff                Shows how the files here differ from what is live.
  preview             Makes a signed link that shows the files here to whoever has the link.
  publish             Makes the files here live: all of them, or none when one has a fault, is older than
                      what is live, or was taken back.
                      Named files replace what is live, whatever that is.
  versions <document> Lists the published versions of a document.
  rollback <document> Makes live again what the live version replaced (or another: --to 3).
  help                Shows this.

Files are all of content/ unless some are named: content/landing/default.json, or content/landing.
A document is named by its kind and file: landing/default.

Options
  --server <address>   Server to talk to. Default: CONTENT_SERVER, or http://localhost:3000
  --content <folder>   Folder of the documents. Default: content
  --pictures <file>    List of the pictures there are. Default: public/pictures/manifest.json
  --to <version>       Version to roll back to.

The server wants an author token: set AUTHOR_TOKEN. The sandbox's own is used when it is not set.

Exit codes: 0 done, 1 the documents have faults, 2 the command could not be carried out.
`;
