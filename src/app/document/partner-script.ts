import { isMiniApp } from '#schemas/compiled/stored/is-mini-app.ts';
import { utmAttributes } from '#schemas/compiled/stored/utm-attributes.ts';
import { constants } from '#src/config/constants.ts';
import { markPartnerApp } from '#src/features/navigation/partner-mark.ts';
import { storageName } from '#src/store/persistence.ts';

const sources = Object.keys(constants.partnerBySource).join('|');
const flag = storageName(isMiniApp);
const kept = storageName(utmAttributes);

/**
 * Says before the first paint whether the page is in the app of a partner, where nobody may see a form of the web's login (MIN-10). A page is the same
 * for everybody, and the app that knows it starts later. It reads what readEntryAttributes reads, and the same in every page, so that the content
 * security policy allows it by its hash.
 */
export const partnerScript = `(function(){try{var r=function(s,n){return(JSON.parse(s.getItem(n))||{}).d},s=new URLSearchParams(location.search).getAll("utm_source").pop();if(s===undefined)s=r(sessionStorage,"${flag}")===true&&r(localStorage,"${kept}").utm_source;if(/^(${sources})$/i.test(s))${markPartnerApp}}catch(e){}})()`;
