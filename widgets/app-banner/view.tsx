import type { PropsOf } from '#schemas/contract.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import type { appBanner } from '#schemas/widgets/app-banner.ts';
import { bannerDismissed, selectShowsBanner } from '#src/features/app-banner/app-banner-slice.ts';
import { AppLink } from '#src/features/navigation/app-link.tsx';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { buttonClass } from '#src/ui/button/button-look.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { IconButton } from '#src/ui/icon-button/icon-button.tsx';
import { uiWords } from '#src/ui/words.ts';
import styles from './view.module.css';

export function View({ props, title, link }: WidgetViewProps<PropsOf<typeof appBanner>>) {
  const { heading, text, action, icon } = props;
  const shown = useAppSelector(selectShowsBanner);
  const dispatch = useAppDispatch();
  // Without an allowed link there is nothing to install.
  if (!shown || !link) return null;

  const Heading = title ? 'h3' : 'h2';
  return (
    <div className={styles.widget}>
      {title && <h2>{title}</h2>}
      <div className={styles.banner}>
        <span className={styles.icon}>
          <Icon name={icon} size={28} />
        </span>
        <div className={styles.words}>
          <Heading className={styles.heading}>{heading}</Heading>
          {text && <p>{text}</p>}
        </div>
        <AppLink to={link} className={buttonClass({ size: 'small' }, styles.action)}>
          {link.label ?? action}
        </AppLink>
        <IconButton
          icon="close"
          iconSize={20}
          label={uiWords.dismiss}
          className={styles.dismiss}
          onClick={() => dispatch(bannerDismissed())}
        />
      </div>
    </div>
  );
}
