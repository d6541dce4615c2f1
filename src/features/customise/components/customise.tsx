import { useState } from 'react';
import { pathOf } from '#src/config/paths.ts';
import type { CustomiseTarget } from '#src/features/cart/customise-target.ts';
import { MenuFailed } from '#src/features/menu/menu-failed.tsx';
import { ButtonLink } from '#src/ui/button/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { customiseWords as words } from '../customise-words.ts';
import { useCustomiseSource } from '../use-customise-source.ts';
import type { Leave } from '../use-leave.ts';
import { ChoiceMaker } from './choice-maker.tsx';
import { ChoiceOnItsWay } from './choice-on-its-way.tsx';

interface CustomiseProps {
  target: CustomiseTarget;
  /** Called when something is put into the cart. */
  leave: Leave;
  /** Where the bar with button and total is: floating over the page, or sticky at the end of a dialog's content. */
  bar: 'floating' | 'sticky';
}

/** Everything about choosing one product, on a page of its own or in a dialog. */
export function Customise({ target, leave, bar }: CustomiseProps) {
  const source = useCustomiseSource(target);
  const [waited] = useState(source.kind === 'loading');
  if (source.kind === 'ready') {
    const { card, form, line } = source;
    const key = `${target.productId}/${target.line ?? ''}`;
    return <ChoiceMaker key={key} {...{ target, card, form, line, leave, bar, waited }} />;
  }
  return <Waiting source={source} productId={target.productId} />;
}

interface WaitingProps {
  source: Exclude<ReturnType<typeof useCustomiseSource>, { kind: 'ready' }>;
  /** Empty where the address names none. */
  productId: string;
}

function Waiting({ source, productId }: WaitingProps) {
  const named = productId !== '';
  if (source.kind === 'loading') {
    return <ChoiceOnItsWay productId={productId} />;
  }
  if (source.kind === 'failed') {
    return <MenuFailed error={source.error} onRetry={source.retry} busy={source.busy} />;
  }
  return (
    <EmptyState
      pictureId="scene-no-results"
      title={named ? words.missingTitle : words.unnamedTitle}
      text={named ? words.missingText : words.unnamedText}
      action={<ButtonLink href={pathOf('menu')}>{words.goToMenu}</ButtonLink>}
    />
  );
}
