export const texts = {
  views: {
    title: 'Saved views',
    save: 'Save view',
    update: 'Update “%{name}”',
    menu: 'Manage “%{name}”',
    name: 'Name of the view',
    nameHelp: 'Only you see it, on all your devices.',
    submit: 'Save',
    rename: 'Rename',
    remove: 'Delete view',
    removeTitle: 'Delete “%{name}”?',
    removeAsk: 'Only the view goes. What is in the list stays.',
    done: {
      create: 'View saved.',
      update: 'View updated.',
      rename: 'View renamed.',
      remove: 'View deleted.',
    },
  },
};
