import { experimentEffects } from '#schemas/documents/experiment-effects.ts';
import { experimentNames } from '#schemas/documents/experiment-names.ts';
import { menuOrders } from '#schemas/page-cookies.ts';
import { escaped } from '../../http/escaped.ts';
import type { PlainReply } from '../../http/plain-reply.ts';
import { plainHtml } from '../../pages/plain-pages.ts';
import type { ExperimentResults } from '../../results-text.ts';
import { experimentHtml, periodHtml } from './results-html.ts';
import type { ForcedVariants } from './forced-variants.ts';

export const variantsPath = '/sandbox/variants';

const ownStyle =
  'main{text-align:left;max-width:44rem}fieldset{margin:0 0 1rem;padding:.75rem 1rem;border:1px solid #8886;border-radius:12px}legend{font-weight:600;padding:0 .25rem}label{display:flex;align-items:center;gap:.6rem;min-height:44px}p{margin:.25rem 0 .5rem}input{width:20px;height:20px;flex:none}.ways{display:flex;flex-wrap:wrap;gap:.75rem;position:sticky;bottom:0;padding:.75rem 0;background:Canvas}button,.ways a{font:inherit;min-height:44px;padding:0 1.25rem;border-radius:12px;border:1px solid #8888;background:none;color:inherit;display:inline-flex;align-items:center;text-decoration:none}details{border-top:1px solid #8886;margin-top:.5rem}summary{min-height:44px;align-content:center;cursor:pointer}dl{margin:0}dt{font-weight:600}dd{margin:0 0 .5rem;overflow-wrap:anywhere}button.main{background:#b3261e;border-color:#b3261e;color:#fff;font-weight:600}';

interface Choice {
  readonly name: string;
  readonly where: string;
  /** Value → what it changes; the first is the one that nothing forces. */
  readonly values: readonly (readonly [value: string, label: string])[];
  readonly chosen: string;
  /** Below the choices. */
  readonly html?: string;
}

function choiceOf({ name, where, values, chosen, html = '' }: Choice): string {
  const radios = values.map(
    ([value, label]) =>
      `<label><input type="radio" name="${name}" value="${escaped(value)}"${value === chosen ? ' checked' : ''}>${escaped(label)}</label>`,
  );
  return `<fieldset><legend>${name}</legend><p>${escaped(where)}</p>${radios.join('')}${html}</fieldset>`;
}

interface VariantsPage {
  readonly forced: ForcedVariants;
  readonly results: ExperimentResults;
  readonly isHttps: boolean;
}

/** One form with the variants of every experiment, and how each has done. */
export function variantsPage({ forced, results, isHttps }: VariantsPage): PlainReply {
  const { experiments, menuOrder } = forced;
  const own = experimentNames.map((name) => {
    const { where, plain, variants } = experimentEffects[name];
    const named = Object.entries(variants).map(
      ([variant, what]) => [variant, `${variant}: ${what}`] as const,
    );
    return choiceOf({
      name,
      where,
      values: [['', 'As the configuration says'], ['default', `default: ${plain}`], ...named],
      chosen: experiments[name] ?? '',
      html: experimentHtml(name, results),
    });
  });
  const order = choiceOf({
    name: 'menuOrder',
    where: 'Order of the categories of the menu (menuReverseAB)',
    values: [['', 'As the configuration says'], ...menuOrders.map((value) => [value, value] as const)],
    chosen: menuOrder ?? '',
  });
  const isForced = menuOrder !== undefined || Object.keys(experiments).length > 0;
  const html = `<p>Shows this browser a variant of an experiment, whatever group it is in. Others see what the configuration says.</p>${periodHtml(results)}<form method="post" action="${variantsPath}">${own.join('')}${order}<div class="ways"><button class="main">Show these</button>${isForced ? '<button name="all" value="off" formnovalidate>Show what everybody sees</button>' : ''}<a href="/">To the app</a></div></form>`;
  return plainHtml({ title: 'Variants of experiments', html, ownStyle }, isHttps);
}

export function lockedVariantsPage(isHttps: boolean): PlainReply {
  return plainHtml(
    {
      title: 'Variants of experiments',
      html: '<p>Others can reach this sandbox. Reload the page, leave the user name empty and enter the author token as the password.</p>',
    },
    isHttps,
  );
}
