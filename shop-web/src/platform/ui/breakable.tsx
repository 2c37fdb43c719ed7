import { Fragment } from 'react';

/** An e-mail address breaks after its @ and before its dots, and not within a name; any other text as it does anyway. */
export const Breakable = ({ children }: { children: string }) =>
  /\S@\S/.test(children)
    ? children.split(/(?<=@)|(?=\.)/).map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))
    : children;
