/** @param known e.g. ['only']: the options that take a value. @returns `{ only: 'web' }` of `--only=web`. @throws Error for any other. */
export function optionsOf(args, known) {
  const pairs = args.map((arg) => {
    const [, name, value] = arg.match(/^--([a-z]+)(?:=(.+))?$/) ?? [];
    if (!known.includes(name))
      throw new Error(`${arg} is not known. There are: ${known.map((one) => `--${one}`).join(', ')}`);
    return [name, value ?? true];
  });
  return Object.fromEntries(pairs);
}
