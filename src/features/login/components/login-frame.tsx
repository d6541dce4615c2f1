import { type ReactNode, useEffect } from 'react';
import { useAppSelector } from '#src/store/hooks.ts';
import { selectStarted } from '#src/store/startup-slice.ts';
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton/skeleton.tsx';
import { loginWords as words } from '../login-words.ts';
import { useCustomer } from '../use-customer.ts';
import { LoginPage } from './login-page.tsx';
import { PersonForm } from './person-form.tsx';

interface LoginFrameProps {
  readonly title: string;
  readonly text?: string;
  /** Leads on after the login. */
  readonly goOn: () => void;
  /** For guests. */
  readonly children: ReactNode;
}

/** A step of the login that ends with one: it asks a customer who is new for the name, and leads on. */
export function LoginFrame({ goOn, children, ...page }: LoginFrameProps) {
  const started = useAppSelector(selectStarted);
  const customer = useCustomer();
  if (started && customer === 'new')
    return (
      <LoginPage title={words.personTitle} text={words.personText}>
        <PersonForm onLater={goOn} />
      </LoginPage>
    );
  return <LoginPage {...page}>{started && customer === 'known' ? <GoOn goOn={goOn} /> : children}</LoginPage>;
}

/** In the shape of the form, until the app knows which step it is. */
export function Waiting() {
  return (
    <SkeletonGroup>
      <Skeleton height="48px" />
      <Skeleton height="80px" />
      <Skeleton height="56px" />
    </SkeletonGroup>
  );
}

export function GoOn({ goOn }: { readonly goOn: () => void }) {
  useEffect(goOn, [goOn]);
  return <Waiting />;
}
