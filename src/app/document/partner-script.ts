import { isMiniApp } from '#schemas/compiled/stored/is-mini-app.ts';
import { utmAttributes } from '#schemas/compiled/stored/utm-attributes.ts';
import { partnerCookie } from '#schemas/partner-apps.ts';
import { constants } from '#src/config/constants.ts';
import { markPartnerApp } from '#src/features/navigation/partner-mark.ts';
import { storageName } from '#src/store/persistence.ts';

const sources = Object.keys(constants.partnerBySource).join('|');
const flag = storageName(isMiniApp);
const kept = storageName(utmAttributes);

const note = `document.cookie="${partnerCookie}="+${JSON.stringify(constants.partnerBySource)}[s.toLowerCase()]+"; path=/; samesite=lax"`;

/**
 * Says before the first paint whether the page is in the app of a partner, where nobody may see a form of the web's login (MIN-10), and notes it for the
 * server: from the next page on the partner's script may load without the source in the address. A page is the same for everybody, and the app that
 * knows it starts later. It reads what readEntryAttributes reads, and is the same in every page of a configuration, so that the content security policy
 * allows it by its hash.
 */
export function partnerScript({ disableCookies }: { readonly disableCookies: boolean }): string {
  const act = disableCookies ? markPartnerApp : `{${markPartnerApp};${note}}`;
  return `(function(){try{var r=function(s,n){return(JSON.parse(s.getItem(n))||{}).d},s=new URLSearchParams(location.search).getAll("utm_source").pop();if(s===undefined)s=r(sessionStorage,"${flag}")===true&&r(localStorage,"${kept}").utm_source;if(/^(${sources})$/i.test(s))${act}}catch(e){}})()`;
}
