import { Link } from 'react-router';

/** Links to the parts of a long page. */
export const HashNav = ({ label, parts }: { label: string; parts: readonly { slug: string; name: string }[] }) => (
  <nav aria-label={label}>
    <ul className="flex flex-wrap gap-2">
      {parts.map(({ slug, name }) => (
        <li key={slug}>
          <Link
            to={{ hash: slug }}
            className="inline-flex min-h-11 items-center rounded-full border border-edge/60 bg-surface px-4 text-sm font-semibold hover:bg-sunken"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
