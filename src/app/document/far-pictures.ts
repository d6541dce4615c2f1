/**
 * Two inline scripts that keep pictures out of sight from being fetched while the page loads. Browsers fetch a lazy picture up to several screens
 * ahead, and the slides beside the visible one: on a slow phone two thirds of the pictures of a first load. With the first scroll, pictures are fetched
 * two screens ahead; before, a quarter of a screen, and those beside what is visible some seconds after the page has loaded.
 *
 * It is done by attributes that only these scripts and picture.module.css know, and not by React: it has to work before the app, and without it. A
 * browser that cannot watch pictures in a list that scrolls sideways fetches them as it always does.
 */

/** After this time, in ms, a page on a slow network has shown what it shows at first. */
const besideAfterMs = 4_000;

/** For the head, before the first layout. */
export const holdPictures =
  'if(self.IntersectionObserver&&"scrollMargin"in IntersectionObserver.prototype)document.documentElement.dataset.pictures="held"';

/** For the end of the body: marks the pictures that the page came with, and takes the mark away when they come near. Those that the app draws are not held. */
export const watchPictures = `(function(){var h=document.documentElement.dataset,o,s;if(!h.pictures)return;
function watch(root,list){if(o)o.disconnect();o=new IntersectionObserver(function(all){all.forEach(function(e){if(e.isIntersecting){o.unobserve(e.target);delete e.target.dataset.far}})},{rootMargin:root,scrollMargin:list,threshold:.05});document.querySelectorAll("picture[data-far]").forEach(function(p){o.observe(p)})}
document.querySelectorAll("picture").forEach(function(p){if(p.lastElementChild.loading==="lazy")p.dataset.far=""});
delete h.pictures;watch("25% 0px","0px");
addEventListener("scroll",function(){s=1;watch("200% 0px","0px 100%")},{once:true,capture:true,passive:true});
addEventListener("load",function(){setTimeout(function(){if(!s)watch("25% 0px","0px 50%")},${besideAfterMs})},{once:true})})()`;
