/** The names of characters in HTML that come with copied texts. Any word between '&' and ';' would be too much: 'Mac&Cheese; Fish&Chips;'. */
const names = [
  'nbsp|ensp|emsp|thinsp|shy|zwn?j|[lr]rm',
  'amp|lt|gt|quot|apos|[lrs]squo|[lrb]dquo|[lr]aquo|[lr]saquo',
  '[nm]dash|hellip|bull|middot|sdot|copy|reg|trade|deg|times|divide|plusmn|frac(?:12|14|34)|prime|sect|para',
  'rupee|inr|euro|pound|yen|cent|[lrud]arr|hearts|starf?|check|iexcl|iquest',
  '[aeiouy](?:acute|grave|circ|uml)|[ano]tilde|aring|(?:ae|sz|oe)lig|ccedil|oslash',
].join('|');

/** A character reference of HTML, as the source of a pattern without regard to case. */
export const htmlEntity = `&(?:${names}|#\\d{1,6}|#x[0-9a-f]{1,6});`;

/** One whose semicolon was lost. Names that are also words ('Tea&times') are left out. */
export const openHtmlEntity = /&(?:nbsp|amp|quot|apos|[lr]squo|[lr]dquo|[nm]dash|hellip|#\d{2,6})(?![\w;])/i;
