// Ajv's standalone code is made to be fast, not small: it spells every error out where it may happen. What the engine needs of an error is
// its place, its rule and a parameter or two, so the commonest forms are folded into calls of two small functions. The checks stay Ajv's own.

const helpers = `const none = {};
function fail(errors, instancePath, keyword, params) {
  const error = {instancePath, keyword, params};
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}
function need(errors, object, path, names) {
  for (const name of names) if (object[name] === undefined) errors = fail(errors, path, "required", {missingProperty: name});
  return errors;
}
function text(errors, value, path, most, least) {
  if (value === undefined) return errors;
  if (typeof value !== "string") return fail(errors, path, "type", none);
  if (value.length > most) errors = fail(errors, path, "maxLength", {limit: most});
  return value.length < least ? fail(errors, path, "minLength", {limit: least}) : errors;
}
function choice(errors, value, path, allowed) {
  return value === undefined || allowed.includes(value) ? errors : fail(errors, path, typeof value === typeof allowed[0] ? "enum" : "type", none);
}
`;

const spelledOut =
  /const (err\d+) = \{instancePath(?::\s*(.*?))?,schemaPath:"[^"]*",keyword:("[^"]*"),params:(\{.*?\})(?:,propertyName:(\w+))?\};\s*if\(vErrors === null\)\{\s*vErrors = \[\1\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}\s*errors\+\+;/gs;

const neededParams = /^\{(?:limit|missingProperty|propertyName|additionalProperty)\b/;

/** `const err0 = {…}; if (vErrors === null) …` → `vErrors = fail(…)`. */
function foldErrors(code: string): string {
  return code.replace(spelledOut, (...found: string[]) => {
    const [, , place = 'instancePath', keyword, params = '', propertyName] = found;
    const needed = propertyName
      ? `{propertyName: ${propertyName}}`
      : neededParams.test(params)
        ? params
        : 'none';
    return `vErrors = fail(vErrors, ${place}, ${keyword}, ${needed});errors++;`;
  });
}

const failing = (rule: string, limit: string) =>
  String.raw`\{vErrors = fail\(vErrors, \k<path>, "${rule}", \{limit: (?<${limit}>\d+)\}\);errors\+\+;\}`;

const textCheck = new RegExp(
  String.raw`let (?<name>data\d+) = (?<value>data[\w.]*(?:\[\w+\])?);if\(typeof \k<name> === "string"\)\{` +
    String.raw`(?:if\(\k<name>\.length > \d+\)\{vErrors = fail\(vErrors, (?<path>instancePath[^,]*), "maxLength", \{limit: (?<most>\d+)\}\);errors\+\+;\})` +
    String.raw`(?:if\(\k<name>\.length < \d+\)${failing('minLength', 'least')})?` +
    String.raw`\}else \{vErrors = fail\(vErrors, \k<path>, "type", none\);errors\+\+;\}`,
  'g',
);

/** A string with a length: type, longest and shortest in one call. Every such check adds to the errors, so their number is taken from these. */
function foldTexts(code: string): string {
  return code.replace(textCheck, (...found: unknown[]) => {
    const { value, path, most, least } = found.at(-1) as Record<string, string | undefined>;
    return `vErrors = text(vErrors, ${value}, ${path}, ${most}${least ? `, ${least}` : ''});`;
  });
}

const choiceCheck = new RegExp(
  String.raw`let (?<name>data\d+) = (?<value>data[\w.]*(?:\[\w+\])?);if\((?:typeof \k<name> !== "string"|!\(.{0,80}?isFinite\(\k<name>\)\))\)` +
    String.raw`\{vErrors = fail\(vErrors, (?<path>instancePath[^,]*), "type", none\);errors\+\+;\}` +
    String.raw`if\(!\((?<cases>(?:\(+)?\k<name> === [^{}]*?)\)\)\{vErrors = fail\(vErrors, \k<path>, "enum", none\);errors\+\+;\}`,
  'g',
);

/** A value out of a short list. */
function foldChoices(code: string): string {
  return code.replace(choiceCheck, (...found: unknown[]) => {
    const { value, path, cases = '' } = found.at(-1) as Record<string, string | undefined>;
    const allowed = [...cases.matchAll(/=== ("(?:[^"\\]|\\.)*"|-?\d+)/g)].map(([, literal]) => literal);
    return `vErrors = choice(vErrors, ${value}, ${path}, [${allowed.join(',')}]);`;
  });
}

const missing =
  /if\((data\w*)\.(\w+) === undefined\)\{vErrors = fail\(vErrors, (instancePath[^,]*), "required", \{missingProperty: "\2"\}\);errors\+\+;\}/g;
const severalMissing =
  /(vErrors = need\(vErrors, (data\w*), (instancePath[^,]*), \[[^\]]*)\]\);vErrors = need\(vErrors, \2, \3, \[/g;
const onlyIfThere =
  /if\((data[\w.]*) !== undefined\)\{(vErrors = (?:text|choice)\(vErrors, \1, [^;{}]*\);)\}/g;

/** What an object cannot do without, in one call; texts and choices that are absent are good. */
function foldPresence(code: string): string {
  let folded = code.replace(missing, 'vErrors = need(vErrors, $1, $3, ["$2"]);');
  for (let before = ''; before !== folded; ) {
    before = folded;
    folded = folded.replace(severalMissing, '$1,');
  }
  return folded.replace(onlyIfThere, '$2');
}

/** Where a shared schema is used, only the place matters. */
function foldReferences(code: string): string {
  return code
    .replace(/,parentData:[^,}]+,parentDataProperty:[^,}]+,rootData\}/g, '}')
    .replaceAll(
      '{instancePath="", parentData, parentDataProperty, rootData=data}={}',
      '{instancePath=""}={}',
    );
}

/** How many errors there are is known from the list, save where Ajv compares two counts. */
function foldCounts(code: string): string {
  return code
    .split(/(?=function validate\d+\()/)
    .map((part) =>
      part.includes('_errs')
        ? part.replace(
            /(vErrors = (?:text|choice|need)\([^;]*\);)/g,
            '$1errors = vErrors === null ? 0 : vErrors.length;',
          )
        : part
            .replaceAll('errors++;', '')
            .replaceAll('let errors = 0;', '')
            .replace(/errors = vErrors\.length;/g, ''),
    )
    .map((part) => part.replace(/return errors === 0;/g, 'return vErrors === null;'))
    .join('');
}

/**
 * Makes the standalone code of Ajv (allErrors, no messages) about four times smaller.
 * @throws when Ajv writes its errors in a form that this does not know.
 */
export function compact(code: string): string {
  const shorter = foldReferences(foldCounts(foldPresence(foldChoices(foldTexts(foldErrors(code))))));
  if (/schemaPath|vErrors\.push\(err/.test(shorter)) {
    throw new Error(
      'Ajv writes its errors in a new form: teach registry/build/compact-validators.ts to read it.',
    );
  }
  return helpers + shorter;
}
