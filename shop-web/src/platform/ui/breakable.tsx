import { Fragment } from 'react';

/** An e-mail address or the name of an account breaks after its @ and before its dots, and not within a name; any other text as it does anyway. */
export const Breakable = ({ children }: { children: string }) =>
  /@\S/.test(children)
    ? children.split(/(?<=\S@)|(?=\.)/).map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))
    : children;
