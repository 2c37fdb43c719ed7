import type { texts as id } from './texts.id';

const ofCampaign = { campaignUid: 'Campaign', campaignName: 'Campaign' };

export const texts: typeof id = {
  menu: { campaigns: 'Campaigns and missions' },
  resources: {
    campaigns: {
      name: 'Campaign |||| Campaigns',
      empty: 'No campaigns yet.',
      fields: {
        q: 'Search name or slug',
        slug: 'Slug',
        name: 'Name',
        summary: 'Summary',
        active: 'Switched on',
        startsAt: 'Starts',
        endsAt: 'Ends',
        specialPrize: 'Special prize',
        rescueMission: 'Rescue mission',
        conference: 'Detective conference',
        howToPlay: 'How to play',
        terms: 'Terms',
        popupActive: 'Popup switched on',
        popupTitle: 'Title of the popup',
        popupText: 'Text of the popup',
        infoActive: 'Information in the order flow switched on',
        infoTitle: 'Title of the information',
        infoText: 'Text of the information',
        voteQuestion: 'Question of the vote',
        voteOpen: 'Vote open',
        voteResultsShown: 'Results shown',
        participants: 'Participants',
      },
    },
    'campaign-lives': {
      name: 'Lives',
      empty: 'No lives yet.',
      fields: { ...ofCampaign, title: 'Title', startsAt: 'Starts', endsAt: 'Ends', attendances: 'Attendances' },
    },
    'live-attendances': {
      name: 'Attendances',
      empty: 'No attendances yet.',
      fields: { ...ofCampaign, at: 'Time', customerName: 'Customer', liveTitle: 'Live' },
    },
    'campaign-missions': {
      name: 'Missions',
      empty: 'No missions yet.',
      fields: {
        ...ofCampaign,
        position: 'Position',
        title: 'Title',
        text: 'Text',
        proof: 'Proof',
        review: 'Without signing in (review)',
        submitted: 'Waiting',
        completed: 'Completed',
      },
    },
    'mission-submissions': {
      name: 'Mission submissions',
      empty: 'No submissions yet.',
      fields: {
        ...ofCampaign,
        submittedAt: 'Sent',
        customerName: 'Customer',
        missionTitle: 'Missions',
        missionText: 'Asked for',
        link: 'Link',
        state: 'State',
        decidedAt: 'Reviewed',
        decidedBy: 'Reviewed by',
        reason: 'Reason',
      },
    },
    'campaign-prizes': {
      name: 'Special prize',
      empty: 'No prizes yet.',
      fields: { ...ofCampaign, title: 'Title', text: 'Text', codes: 'Codes', claimed: 'Claimed' },
    },
    'prize-codes': {
      name: 'Prize codes',
      empty: 'No codes yet. Add them on the page of the prize.',
      fields: {
        code: 'Codes',
        prizeTitle: 'Prize',
        customerName: 'Claimed by',
        claimedAt: 'Claimed',
        createdAt: 'Added',
      },
    },
    lotteries: {
      name: 'Lotteries',
      empty: 'No lotteries yet.',
      fields: {
        ...ofCampaign,
        liveUid: 'Live',
        liveTitle: 'Live',
        title: 'Title',
        prize: 'Prize',
        winners: 'Winners',
        state: 'State',
        entryCount: 'Participants',
        createdAt: 'Created',
        frozenAt: 'List frozen',
        drawnAt: 'Drawn',
        commitment: 'Commitment to the seed',
        entriesHash: 'Hash of the list',
        seed: 'Seed',
      },
    },
    'vote-options': {
      name: 'Vote options',
      empty: 'No options yet.',
      fields: { ...ofCampaign, position: 'Position', title: 'Title', text: 'Description', votes: 'Votes' },
    },
  },
  actions: {
    campaigns: {
      start: {
        label: 'Switch on',
        ask: 'The pages of this campaign are shown in the shop.',
        done: 'Campaign switched on',
      },
      stop: {
        label: 'Switch off',
        ask: 'The pages of this campaign say that it is not running. Its data are kept.',
        done: 'Campaign switched off',
      },
    },
    'mission-submissions': {
      complete: {
        label: 'Complete',
        ask: 'The mission is completed for this customer, and the next one opens.',
        done: 'Mission completed',
      },
      reject: {
        label: 'Reject',
        ask: 'The customer reads the reason and may send it again.',
        done: 'Submission rejected',
      },
    },
    'campaign-prizes': {
      'add-codes': {
        label: 'Add codes',
        ask: 'One code a line. Codes that are there already are left out.',
        fields: { codes: 'Codes' },
        done: 'Codes added',
      },
    },
    lotteries: {
      freeze: {
        label: 'Freeze the list',
        ask: 'The list of entries is locked and shown in the shop with masked names.',
        done: 'List frozen',
      },
      draw: {
        label: 'Draw',
        ask: 'Winners are computed from the seed and the list. The result is shown and winners are informed.',
        done: 'Lottery drawn',
      },
    },
  },
  status: {
    submission: { submitted: 'To be reviewed', completed: 'Completed', rejected: 'Rejected' },
    lottery: { committed: 'Committed', frozen: 'List frozen', drawn: 'Drawn' },
  },
  proofKind: { text: 'Text', link: 'Link', picture: 'Picture' },
  campaigns: {
    reviewHelp: 'Reviews can be sent without signing in, with the unique code and the e-mail.',
    codesFree: 'Not claimed',
    codesClaimed: 'Claimed',
    winners: 'Winners',
    passed: 'Passed over in the draw, wins nothing',
    deskHelp: 'J next, K previous, C complete, R reject.',
  },
  messageKind: {
    'tell-mission-completed': 'Mission completed',
    'tell-mission-rejected': 'Mission submission rejected',
    'tell-prize-claimed': 'Special prize claimed',
    'tell-lottery-won': 'Lottery won',
  },
  eventName: {
    'mission.completed': 'Mission completed',
    'mission.rejected': 'Mission submission rejected',
    'prize.claimed': 'Special prize claimed',
    'lottery.drawn': 'Lottery drawn',
  },
};
