/** A cause outside the code keeps the server from starting or running. It is reported as one message: what, why, and how to fix it. */
export class StartFault extends Error {
  override name = 'StartFault';
  readonly cure: string;

  constructor(what: string, cure: string, options?: ErrorOptions) {
    super(what, options);
    this.cure = cure;
  }
}
