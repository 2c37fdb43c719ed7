import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box } from '@mui/material';
import { useCreatePath, useGetResourceLabel, useResourceContext, useShowContext } from 'react-admin';
import { Link } from 'react-router';
import { useRegistry } from '../rooms/registry';

/** The title of a record's page: the list that it is from, as the way back. The record is named by the heading of the page, and in the browser's tab. */
export const ListTitle = () => {
  const { defaultTitle } = useShowContext();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const label = useGetResourceLabel()(resource, 2);
  const hasList = useRegistry().resources.some(({ name, list }) => name === resource && list);
  return (
    <>
      {hasList ? (
        <Box component={Link} to={createPath({ resource, type: 'list' })} sx={back}>
          <ArrowBackIcon fontSize="small" sx={{ mr: 1, verticalAlign: 'text-bottom' }} aria-hidden />
          {label}
        </Box>
      ) : (
        label
      )}
      <span hidden data-tab-title>
        {defaultTitle}
      </span>
    </>
  );
};

const back = { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } } as const;
