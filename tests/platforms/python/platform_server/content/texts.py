"""What the operator announces, in English alone."""

BANNERS = (
    {
        "groupName": "w_home",
        "url": "/img/banners/lobby.svg",
        "linkageType": "CATEGORY",
        "link": "/rng",
        "title": "New slots every week",
        "text": "Try them with play credit first.",
        "button": "See slots",
    },
    {
        "groupName": "w_home",
        "url": "/img/banners/draws.svg",
        "linkageType": "PAGE",
        "link": "/lottery",
        "title": "A draw every minute",
        "text": "Check each draw against its seed.",
        "button": "See draws",
    },
    {
        "groupName": "w_login",
        "url": "/img/banners/welcome.svg",
        "linkageType": "NONE",
        "link": "",
        "title": "Good to see you",
        "text": "Your favourites are where you left them.",
    },
)

NOTICES = (
    {
        "id": 401,
        "title": "New games from three studios. Find them in Slots and Fishing.",
        "content": "<p>Three studios sent new games.</p><ul><li>Slots: four games</li><li>Fishing: a room</li></ul>",
    },
    {
        "id": 402,
        "title": "Draws are made on time on public holidays.",
        "content": "<p>Draws are made <strong>every day</strong>, public holidays included.</p>",
    },
)

PLAYER = (
    {
        "id": 101,
        "title": "Rules for void bets",
        "content": "<p>The rules for void bets are clearer. Bets that are placed already stay as they are.</p>",
    },
)

POPUPS = (
    {
        "id": 201,
        "execution": "F",
        "title": "Welcome",
        "content": "<p>Decide what you can afford before you play.</p>",
    },
)

PROMOTION = (
    {
        "id": 301,
        "title": "Weekly rebate",
        "content": "<p>Every Monday, part of what you staked last week comes back to your balance.</p>",
    },
)
