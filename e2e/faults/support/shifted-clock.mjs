// Loaded with `--import`: the machine's clock of this process is CLOCK_SHIFT_MS ahead, or behind with a minus.
const shift = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = globalThis.Date;

globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + shift;
  }
};
