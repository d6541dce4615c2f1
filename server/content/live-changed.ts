interface LiveVersion {
  readonly kind: string;
  readonly slug: string;
  readonly version: number;
  readonly publishedAt: string;
}

/** Another content is live than the one that the author compared with. */
export class LiveChanged extends Error {
  override name = 'LiveChanged';
  readonly live: readonly LiveVersion[];

  constructor(live: readonly LiveVersion[]) {
    const names = live.map(
      ({ kind, slug, version, publishedAt }) =>
        `${kind}/${slug} version ${version} (published ${publishedAt})`,
    );
    super(
      `Nothing was published. Since you compared, somebody else made live: ${names.join(', ')}. See the difference: npm run content -- diff`,
    );
    this.live = live;
  }
}
