import type { ReactNode } from 'react';
import type { OrderTypeCode } from '#schemas/node.ts';
import { useCities } from '#src/features/cities/api/get-cities.ts';
import { CityIndex } from '#src/features/cities/components/city-index.tsx';
import { ListSkeleton } from '#src/features/place/components/list-skeleton.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state/error-state.tsx';
import { storeListWords as words } from '../store-list-words.ts';

interface CitiesToChooseProps {
  readonly orderType: OrderTypeCode;
  readonly hrefOf: (city: string) => string;
  /** The link that is shown when no city has such a restaurant. */
  readonly wayOn: ReactNode;
}

/** The cities with restaurants that take an order type, in place of a list of the whole country. */
export function CitiesToChoose({ orderType, hrefOf, wayOn }: CitiesToChooseProps) {
  const { data: cities, error, isLoading, retry } = useCities(orderType);
  if (error) {
    return (
      <ErrorState
        title={words.citiesFailed}
        text={words.failedText}
        onRetry={retry}
        busy={isLoading}
        action={wayOn}
      />
    );
  }
  if (!cities) return <ListSkeleton />;
  if (cities.length === 0)
    return <EmptyState pictureId="scene-no-results" title={words.noStoresTitle} action={wayOn} />;
  return <CityIndex cities={cities} hrefOf={hrefOf} />;
}
