import type { Menu } from '#schemas/entities/menu.ts';
import { mixRuleOf } from '#schemas/rules/mix-price.ts';
import { MenuFailed } from '#src/features/menu/menu-failed.tsx';
import { useMenu } from '#src/features/menu/use-menu.ts';
import { useVegOnly } from '#src/features/menu/use-veg-only.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { Page } from '#src/ui/page/page.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { formatPaise } from '#src/ui/price/format-paise.ts';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import styles from '../components/edv-mixer.module.css';
import { EdvMixer } from '../components/edv-mixer.tsx';
import { edvWords as words } from '../edv-words.ts';

function introOf(menu: Menu): string {
  const rule = mixRuleOf(menu);
  return rule ? words.intro(rule.minimum, formatPaise(rule.saving)) : words.introPlain;
}

/** Everyday-value items to mix (NAV-12, MEN-22): the minimum number of them, or more, is added together. */
export function Screen() {
  const started = useAppSelector(selectStarted);
  const { menu, error, isLoading, retry } = useMenu();
  const { vegOnly } = useVegOnly();
  const intro = menu === undefined ? {} : { subtitle: introOf(menu) };

  return (
    <Page>
      <Section title={words.title} level={1} {...intro}>
        {menu && started ? (
          <EdvMixer menu={menu} vegOnly={vegOnly} />
        ) : error && !menu ? (
          <MenuFailed error={error} onRetry={retry} busy={isLoading} />
        ) : (
          <SkeletonGroup>
            <div className={styles.list}>
              {Array.from({ length: 6 }, (_, index) => (
                <Skeleton key={index} height="300px" />
              ))}
            </div>
          </SkeletonGroup>
        )}
      </Section>
    </Page>
  );
}
