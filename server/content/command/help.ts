export const help = `Documents of the shop: check, compare, publish, undo.

  npm run content -- <command> [files] [options]

Commands
  validate            Checks the files here, and asks the server for what only it knows: stores, categories,
                      coupons and prices. Says so when no server answers. Names file, line and cure of every
                      fault. 'check' is another name of it.
  diff                Shows how the files here differ from what is live.
  preview             Makes a signed link that shows the files here to everyone who has the link.
  publish             Makes the files here live: all of them, or none when one has a fault or a warning, was
                      rolled back, or began from another version than the one that is live.
  versions <document> Lists the published versions of a document and its rollbacks, with author and message.
  rollback <document> Makes the version live again that the live one replaced (or another: --to 3).
  results <document>  Prints how often each node of the live version was seen and pressed.
  results experiments Prints visits, carts and orders by the variants of every experiment.
  schemas             Lets the editor offer the names of the live shop: categories, products, stores, coupons and
                      experiments. Writes schemas/json/names.json, beside the content folder.
  help                Shows this.

Files are all of content/ unless some are named: content/landing/default.json, or content/landing.
A document is named by its kind and file: landing/default.

Options
  --server <address>   Address of the server. Default: CONTENT_SERVER, or http://localhost:3000
  --content <folder>   Folder of the documents. Default: content
  -m <message>         What publish or rollback is for, in one line: -m "Diwali hours".
  --onto-live          Lets publish replace what is live now, whatever the files began from.
  --with-warnings      Lets publish make live what the checks warn of.
  --to <version>       Version to roll back to.
  --days <number>      Days of results, until today: 1 to 90. Default: 7

The server needs an author token: set AUTHOR_TOKEN. When it is not set, the published token of the sandbox
is used, which is good only for a sandbox that its own machine alone reaches.

Exit codes: 0 done, 1 the documents have faults, or publish waits for --with-warnings, 2 the command could not
be carried out.
`;
