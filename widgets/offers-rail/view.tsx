import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { offersRail } from '#schemas/widgets/offers-rail.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { ApplyButton } from '#src/features/offers/components/apply-button.tsx';
import { coverClass } from '#src/ui/cover/cover.ts';
import { Rail } from '#src/ui/rail/rail.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden/visually-hidden.tsx';
import { washProps } from '#src/ui/wash/wash.ts';
import styles from './view.module.css';

const DEFAULT_TITLE = 'Offers';

export function View(view: WidgetViewProps<PropsOf<typeof offersRail>>) {
  const { props, title = DEFAULT_TITLE, link, resolveLink } = view;
  if (props.offers.length === 0) return null;
  return (
    <div className={styles.offers}>
      <Section title={title} seeAllHref={link?.href}>
        <Rail label={`${title}: coupons`} itemWidth="clamp(min(17.5rem, 80vw), 31vw, var(--column-third))">
          {props.offers.map(({ heading, text, code, terms, wash, link: own }, position) => (
            <div key={`${position} ${heading}`} {...washProps(wash, { className: styles.coupon })}>
              <h3 className={styles.heading}>
                <AppLink to={resolveLink(own) ?? link} className={coverClass(styles.link)}>
                  {heading}
                </AppLink>
              </h3>
              {text && <p className={styles.text}>{text}</p>}
              {terms && code && <p className={styles.terms}>{terms}</p>}
              {(code || terms) && (
                <div className={styles.stub}>
                  {code ? (
                    <>
                      <p className={styles.code}>
                        <VisuallyHidden>Code </VisuallyHidden>
                        {code}
                      </p>
                      <ApplyButton code={code} className={styles.apply} />
                    </>
                  ) : (
                    <p className={styles.terms}>{terms}</p>
                  )}
                </div>
              )}
            </div>
          ))}
        </Rail>
      </Section>
    </div>
  );
}
